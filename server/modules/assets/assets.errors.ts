import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const ASSETS_ERRORS = declareErrors({
  ASSET_TYPE_REFUSED: {
    biz: 1220,
    zh: '只支持 jpg、png、webp、gif、bmp、svg 图片和 pdf 文档',
    en: 'Only jpg, png, webp, gif, bmp and svg pictures and pdf documents are taken',
  },
  ASSET_UNREADABLE: {
    biz: 1221,
    zh: '文件已损坏或不完整，无法读取',
    en: 'The file is damaged or incomplete and cannot be read',
  },
  ASSET_TOO_LARGE: { biz: 1222, zh: '文件超过 {limit} MB', en: 'The file is larger than {limit} MB' },
  ASSET_TOO_MANY_PIXELS: {
    biz: 1223,
    zh: '图片太大，最多 {limit} 万像素（动图按所有帧计算）',
    en: 'The picture is too large: at most {limit}0,000 pixels, all frames together',
  },
  ASSET_CHECKSUM_WRONG: {
    biz: 1224,
    zh: '收到的文件和预告的不一致，请重新上传',
    en: 'What arrived is not what was announced, please upload it again',
  },
  ASSET_QUOTA_USED_UP: { biz: 1225, zh: '上传空间已用完', en: 'The space for uploads is used up' },
  ASSET_NOT_FOUND: { biz: 1226, zh: '没有这个文件', en: 'There is no such file' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof ASSETS_ERRORS> {}
}
