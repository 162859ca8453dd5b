/** Quarter turns clockwise, in degrees. */
export type PageRotation = 0 | 90 | 180 | 270;

export const pageRotations = [0, 90, 180, 270] as const satisfies PageRotation[];
