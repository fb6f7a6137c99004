/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in pixels from its top left. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** A point in shares of the picture, from the top left. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture in shares. */
export interface Crop extends Focus {
  readonly width: number;
  readonly height: number;
}

/** The centre, if a picture says nothing else. */
export const centre: Focus = { x: 0.5, y: 0.5 };

/** Returns the pixels of a crop. Those of a share that ends outside of the picture end at its edge. */
export function areaOf({ width, height }: Size, crop: Crop | undefined): Area {
  if (crop === undefined) return { left: 0, top: 0, width, height };
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** Returns the largest part of an area with a ratio. The focus, a point of the whole picture, is as near its centre as possible. */
export function withRatio(area: Area, ratio: number, whole: Size, focus: Focus): Area {
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)));
  const height = Math.max(1, Math.min(area.height, Math.round(width / ratio)));
  const within = (point: number, size: number, start: number, full: number) =>
    Math.round(Math.min(Math.max(point - size / 2, start), start + full - size));
  return {
    left: within(focus.x * whole.width, width, area.left, area.width),
    top: within(focus.y * whole.height, height, area.top, area.height),
    width,
    height,
  };
}

/** Returns the cell of a focus in five columns and five rows of an area: `33` is the centre. */
export function focusCell({ x, y }: Focus, area: Area, whole: Size): string {
  const cell = (point: number, start: number, size: number) =>
    Math.min(5, Math.max(1, 1 + Math.floor((5 * (point - start)) / size)));
  return `${cell(x * whole.width, area.left, area.width)}${cell(y * whole.height, area.top, area.height)}`;
}
