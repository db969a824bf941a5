/** What a clipboard holds, as far as a text takes it. It is told only while the event lasts. */
export interface Carried {
  html: string;
  text: string;
}

export const carriedBy = (data: Pick<DataTransfer, 'getData'>): Carried => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
});
