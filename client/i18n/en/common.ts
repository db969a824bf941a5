export const common = {
  brand: 'Bread Atlas',
  cancel: 'Cancel',
  confirm: 'OK',
  close: 'Close',
  retry: 'Try again',
  undo: 'Undo',
  back: 'Back',
};
