/** Changed pixels that are at most this far apart belong to one region. */
const cell = 16;

/** With more regions than this, boxes around them would hide the picture: one box around all is clearer. */
const most = 40;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * Groups changed pixels into regions, in a grid of cells: neighbouring cells with changed pixels are one region.
 *
 * @param {number} width of the image
 */
export function createRegions(width) {
  const columns = Math.ceil(width / cell) + 2;
  /** The bounds of the changed pixels in each cell. */
  const cells = new Map();

  const merge = (all) =>
    all.reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }));

  const toBox = ({ left, top, right, bottom }) => ({
    ...{ x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  });

  /** Takes a cell and all cells that are connected with it. */
  function takeRegion(start, rest) {
    const region = [];
    const open = [start];
    while (open.length > 0) {
      const key = open.pop();
      if (!rest.delete(key)) continue;
      region.push(cells.get(key));
      for (const row of [-columns, 0, columns])
        for (const column of [-1, 0, 1]) open.push(key + row + column);
    }
    return merge(region);
  }

  return {
    add(x, y) {
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell) + 1;
      const bounds = cells.get(key);
      const pixel = { left: x, top: y, right: x, bottom: y };
      if (!bounds) return void cells.set(key, pixel);
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.bottom = y;
    },

    /** @returns {Box[]} from top to bottom */
    list() {
      const rest = new Set(cells.keys());
      const regions = [];
      for (const key of cells.keys()) if (rest.has(key)) regions.push(takeRegion(key, rest));
      return (regions.length > most ? [merge(regions)] : regions).map(toBox);
    },
  };
}
