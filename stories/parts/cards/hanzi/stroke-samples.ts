import spring from 'hanzi-writer-data/春.json';
import { keepStrokes } from '#client/parts/cards/hanzi/strokes/stroke-data.ts';

/** The strokes of 春, as the server would send them. */
export const keepSpring = () => keepStrokes('春', spring);

/** Points of the middle of each stroke, in the square of 1024 units that they are drawn in, its y upwards from -124. */
export const springMedians = spring.medians;
