export const en = {
  lessonCard: {
    title: 'Edit this card',
    save: 'Save and go on',
    saved: 'Saved, and the lesson goes on with it',
    unreachable: 'No network, so it is not saved yet. What you wrote is here: please try again',
    lose: 'Leave without saving?',
    lose_text: 'What you changed is lost, and the card stays as it was.',
    discard: 'Drop the changes',
    stay: 'Keep editing',
  },
};
