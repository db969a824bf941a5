export interface CropArea {
  /** px of the original picture */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of the square that is cut out: as many px as there are, never more than `max`. */
export const outputSide = (area: CropArea, max: number) =>
  Math.max(1, Math.min(max, Math.round(Math.min(area.width, area.height))));

const QUALITY = 0.9;

/** Cuts a square out of a picture, at most `max` px wide, as JPEG. Rejects where the picture cannot be read. */
export async function cropImage(src: string, area: CropArea, max: number): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const side = outputSide(area, max);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  // JPEG knows no transparency: what is clear becomes white, not black
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
}
