/** What the picker of pictures takes. */
export const ACCEPTED_PICTURES = '.jpg,.jpeg,.png,.svg,.bmp,.webp,.gif';

const TYPES = /^image\/(jpeg|png|svg\+xml|bmp|x-ms-bmp|webp|gif)$/;

export const isAcceptedPicture = (file: File) => TYPES.test(file.type);

/** The first picture among what was dropped or pasted; a file that is none where there is no picture. */
export function pictureOf(data: DataTransfer): File | undefined {
  const files = [...data.files];
  return files.find(isAcceptedPicture) ?? files[0];
}
