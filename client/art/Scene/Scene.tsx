import { Suspense } from 'react';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { type SceneName, scenes } from './scenes.ts';

export interface SceneProps extends PictureSize {
  name: SceneName;
}

const blank = { box: '0 0 240 168', inner: '' };

function Drawn({ name, size, className }: SceneProps) {
  return <Picture drawing={scenes.useDrawing(name) ?? blank} size={size} className={className} />;
}

/** The picture of a state without content, 240 × 168: an empty shelf, no messages, no results, no network, no such page… */
export function Scene(props: SceneProps) {
  return (
    <Suspense fallback={<Picture drawing={blank} size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
