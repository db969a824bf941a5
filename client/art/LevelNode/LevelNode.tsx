import { drawNode, type NodeState } from '../kit/nodes.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

export interface LevelNodeProps extends PictureSize {
  state: NodeState;
  /** index of the region; wraps modulo 6 */
  region?: number;
}

/** A stop on the trail, on the plate of its region. */
export function LevelNode({ state, region = 0, size, className }: LevelNodeProps) {
  return <Picture drawing={drawNode(state, region)} size={size} className={className} />;
}
