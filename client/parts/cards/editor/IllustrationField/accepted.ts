import { IMAGE_ENDINGS } from '#domain/assets.ts';

/** What the picker of pictures takes. */
export const ACCEPTED_PICTURES = IMAGE_ENDINGS.map((ending) => `.${ending}`).join(',');

const TYPES = /^image\/(jpeg|png|svg\+xml|bmp|x-ms-bmp|webp|gif)$/;
const ENDING = new RegExp(`\\.(${IMAGE_ENDINGS.join('|')})$`, 'i');

/** Some systems name no type: then the ending of the name says it. */
export const isAcceptedPicture = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type === '' ? ENDING.test(name) : TYPES.test(type);

/** The first picture among what was dropped or pasted; a file that is none where there is no picture. */
export function pictureOf(data: DataTransfer): File | undefined {
  const files = [...data.files];
  return files.find(isAcceptedPicture) ?? files[0];
}
