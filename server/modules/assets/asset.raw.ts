import { IMAGE_MAX_BYTES } from '#domain/assets.ts';
import type { FileRoute, RawRoute, UploadRoute } from '#server/kernel/raw.ts';
import { openImage, setAvatar, uploadImage } from './asset.service.ts';

const full: FileRoute = {
  kind: 'file',
  path: '/files/:assetId',
  description: 'A picture by its asset id: WebP or GIF, at most 2000 × 2000 px.',
  read: (ctx, { assetId = '' }) => openImage(ctx, assetId, 'xxl'),
};

const small: FileRoute = {
  kind: 'file',
  path: '/files/:assetId/m',
  description: 'The small copy of a picture: WebP, at most 400 × 400 px.',
  read: (ctx, { assetId = '' }) => openImage(ctx, assetId, 'm'),
};

const image: UploadRoute = {
  kind: 'upload',
  path: '/api/v1/users/image/upload',
  description: 'Uploads a picture in one call, at most 10 MB.',
  access: 'member',
  maxBytes: IMAGE_MAX_BYTES,
  fields: {
    width: 'Width of the picture, px; the picture itself says it too.',
    height: 'Height of the picture, px; the picture itself says it too.',
  },
  answers: { assetId: 'Names the picture in cards and covers.', url: 'Path it is read at.' },
  run: async (ctx, file) => {
    const { assetId, url } = await uploadImage(ctx, file);
    return { assetId, url };
  },
};

const avatar: UploadRoute = {
  kind: 'upload',
  path: '/api/v1/users/avatar/upload',
  description: 'Uploads a picture and makes it that of the caller, at most 10 MB.',
  access: 'member',
  maxBytes: IMAGE_MAX_BYTES,
  answers: { assetId: 'Names the picture.', avatar: 'Path the picture of the caller is read at.' },
  run: async (ctx, file) => {
    const { assetId } = await uploadImage(ctx, file);
    return { assetId, avatar: (await setAvatar(ctx, assetId)).avatar };
  },
};

export const ASSET_ROUTES: readonly RawRoute[] = [full, small, image, avatar];
