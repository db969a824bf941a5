export const cardview = {
  tip4: 'This word has no picture yet, so it is never asked by its picture',
};
