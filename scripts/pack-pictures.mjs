// Packs baseline pictures that lie as PNG in tests/visual/baseline: those that came from elsewhere. A run of the stories with `-u`
// packs what it takes by itself.
import { baselineBytes, layOutPictures, packBaseline } from './support/picture-files.mjs';

const MB = 1024 ** 2;
const before = baselineBytes();
await layOutPictures();
const packs = await packBaseline();
console.log(
  `${packs} packs written: ${(before / MB).toFixed(1)} MB before, ${(baselineBytes() / MB).toFixed(1)} MB now`,
);
