// Packs all baseline pictures as small as they get without changing a pixel. `npm run test:stories -- -u` does it for those it
// takes; this is for pictures from elsewhere: node scripts/shrink-pictures.mjs
import { baselinePaths } from './support/picture-files.mjs';
import { shrinkPictures } from './support/shrink-pictures.mjs';

const MB = 1024 * 1024;
const paths = baselinePaths();
const { before, after } = shrinkPictures(paths);
console.log(`${paths.length} pictures, ${(before / MB).toFixed(1)} MB before, ${(after / MB).toFixed(1)} MB now`);
