import type { ReactElement } from 'react';
import { type CardSpec, type Side, sideSize } from '../spec.ts';

export interface PicturePanelProps {
  readonly side: Extract<Side, { kind: 'picture' }>;
  readonly spec: CardSpec;
  /** URL of the picture in its final size. */
  readonly picture: string | undefined;
}

/** A picture at the side: a photo fills the panel, a drawing is centred on a tinted one. */
export function PicturePanel({ side, spec, picture }: PicturePanelProps): ReactElement {
  const { width, height } = pictureSize(side.vector);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: sideSize.width,
        height: sideSize.height,
        backgroundColor: spec.palette['accent-soft'],
      }}
    >
      {picture === undefined ? null : <img src={picture} width={width} height={height} alt="" />}
    </div>
  );
}

/** Returns the size of a picture in pixels. */
export function pictureSize(vector: boolean): { readonly width: number; readonly height: number } {
  return vector ? { width: 320, height: 320 } : sideSize;
}
