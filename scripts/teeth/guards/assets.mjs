export default [
  {
    project: 'unit',
    test: 'tests/unit/server/assets/kept-file.test.ts',
    guards: [
      {
        name: 'kinds of files are on a list',
        named: 'a file that is refused text',
        find: "if (!kind) throw new AppError('ASSET_TYPE_REFUSED');\n  if (kind === 'pdf') return",
        replace: "if (!kind || kind === 'pdf') return",
      },
      {
        name: 'a file is what both its first bytes and its reader say',
        named: 'is one that sharp reads as another kind',
        find: 'meta.format !== kind',
        replace: 'false',
      },
      {
        name: 'pixels are counted before they are unpacked',
        named: 'an animation with too many frames',
        find: '> ASSETS.maxPixels) throw',
        replace: '< 0) throw',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/assets.test.ts',
    guards: [
      {
        name: "a face is a picture of one's own",
        named: 'become the face of the caller',
        find: "if (own?.kind !== 'IMAGE') throw new AppError('ASSET_NOT_FOUND');\n  return changeUser(ctx, { avatar: assetUrl(own.id, 'm') });",
        replace: "return changeUser(ctx, { avatar: assetUrl(own?.id ?? assetId, 'm') });",
      },
      {
        name: 'only pictures that are whole are served',
        named: 'leaves nothing that is served',
        find: 'ctx.db.row(findServed, [id])',
        replace: "Promise.resolve({ contentType: 'image/webp' })",
      },
      {
        name: 'uploads side by side share one quota',
        named: 'side by side too',
        find: 'await tx.db.run(lockQuota, [id]);',
        replace: '',
      },
      {
        name: 'what came is what was announced',
        named: 'only as it was signed',
        find: 'md5Of(body) !== sent.md5',
        replace: 'false',
      },
      {
        name: 'a file is served when all of it is written',
        named: 'leaves nothing that is served',
        find: 'await tx.db.run(markReady, [id]);',
        replace: '',
      },
      {
        name: 'an upload has a largest size',
        named: 'bread.png with 10485761 bytes',
        find: 'bytes > limit',
        replace: 'bytes < 0',
      },
      {
        name: 'an upload has the size that its form allows',
        named: 'only as it was signed',
        find: 'seen !== bytes',
        replace: 'seen < 0',
      },
      {
        name: 'a file is there whole or not at all',
        named: 'when all of it has come',
        find: "join(this.#root, 'unfinished', randomUUID())",
        replace: 'path',
      },
      {
        name: 'what came to be shown meanwhile is kept',
        named: 'while unused ones are removed',
        find: '.length > 0) return false',
        replace: '.length < 0) return false',
      },
      {
        name: 'an upload form is signed',
        named: 'only as it was signed',
        find: 'given.length !== due.length || !timingSafeEqual(given, due)',
        replace: 'given === due',
      },
      {
        name: 'an upload form ends',
        named: 'is over after ten minutes',
        find: 'allowed.until > now.getTime()',
        replace: 'now',
      },
      {
        name: 'who may not upload is told so before anything is read',
        named: 'are taken from accounts only',
        find: 'if (refusal) throw refusal;',
        replace: '',
      },
    ],
  },
];
