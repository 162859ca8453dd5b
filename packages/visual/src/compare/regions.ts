/** Changed pixels that are at most this far apart belong to one region. */
const cell = 16;

/** With more regions than this, boxes around them would hide the picture: one box around all is clearer. */
const most = 40;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Groups changed pixels into regions, in a grid of cells: neighbouring cells with changed pixels are one region.
 *
 * @param width of the image
 */
export function createRegions(width: number) {
  const columns = Math.ceil(width / cell) + 2;
  /** The bounds of the changed pixels in each cell. */
  const cells = new Map<number, Bounds>();

  const merge = (all: Bounds[]) =>
    all.reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }));

  const toBox = ({ left, top, right, bottom }: Bounds): Box => ({
    ...{ x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  });

  /** Takes a cell and all cells that are connected with it. */
  function takeRegion(start: number, rest: Set<number>) {
    const region: Bounds[] = [];
    const open = [start];
    for (const key of open) {
      const bounds = cells.get(key);
      if (!bounds || !rest.delete(key)) continue;
      region.push(bounds);
      for (const row of [-columns, 0, columns])
        for (const column of [-1, 0, 1]) open.push(key + row + column);
    }
    return merge(region);
  }

  return {
    add(x: number, y: number) {
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell) + 1;
      const bounds = cells.get(key);
      const pixel = { left: x, top: y, right: x, bottom: y };
      if (!bounds) return void cells.set(key, pixel);
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.bottom = y;
    },

    /** From top to bottom. */
    list(): Box[] {
      const rest = new Set(cells.keys());
      const regions: Bounds[] = [];
      for (const key of cells.keys()) if (rest.has(key)) regions.push(takeRegion(key, rest));
      return (regions.length > most ? [merge(regions)] : regions).map(toBox);
    },
  };
}
