import { createHash } from 'node:crypto';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

// The browser writes PNG fast rather than small, and baselines are kept for years. Packed, a baseline has a
// palette of 128 colours: rare shades, at the edges of letters, move to the nearest of them, by
// `error` of 255 at the most. That is for people's eyes: whether a picture has changed is told, to the last
// bit, by the hash of the browser's own bytes, which is kept in a text chunk.

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = 'Capture\0';
const colours = 128;
const common = 80;
/** Pictures in which a shade would move further than this stay as they are. */
const errorAtMost = 24;

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The chunks of a file, or nothing where it is cut off or damaged. */
function readChunks(file) {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const chunks = [];
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length)) {
      return undefined;
    }
    chunks.push({ type, data });
    at += 12 + length;
    if (type === 'IEND') return chunks;
  }
  return undefined;
}

/**
 * Of which of the browser's pictures a baseline was made, and how far its shades were moved;
 * nothing where the file is damaged.
 */
export function readCapture(file) {
  const chunks = readChunks(file);
  if (!chunks) return undefined;
  const text = chunks.find(({ type }) => type === 'tEXt')?.data.toString('latin1') ?? '';
  const [hash, error] = text.startsWith(keyword) ? text.slice(keyword.length).split(' ') : [];
  return { hash: hash ?? hashOf(file), error: Number(error ?? 0) };
}

const paeth = (a, b, c) => {
  const p = a + b - c;
  const pa = Math.abs(p - a);
  const pb = Math.abs(p - b);
  const pc = Math.abs(p - c);
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

/** The pixels of a picture as the browser writes it: 8 bits a channel, opaque or not, not interlaced. */
function unpack(file) {
  const chunks = readChunks(file);
  const header = chunks[0].data;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = { 2: 3, 6: 4 }[header[9]];
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  const pixels = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? pixels[to + x - channels] : 0;
      const up = y > 0 ? pixels[to + x - stride] : 0;
      const corner = y > 0 && x >= channels ? pixels[to + x - stride - channels] : 0;
      const guess =
        filter === 0
          ? 0
          : filter === 1
            ? left
            : filter === 2
              ? up
              : filter === 3
                ? (left + up) >> 1
                : paeth(left, up, corner);
      pixels[to + x] = (raw[from + x] + guess) & 0xff;
    }
  }
  return { width, height, channels, pixels };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const crc = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

const distance = (a, b) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );

/**
 * A palette, and for each colour of the picture its place in it: the commonest colours, and then, one
 * after another, whichever is furthest from all that are in it.
 */
function choosePalette(counts) {
  const palette = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  const rare = palette.splice(common).map((colour) => ({ colour, nearest: 0, error: Infinity }));
  const offer = (place) => {
    for (const shade of rare) {
      const error = distance(shade.colour, palette[place]);
      if (error < shade.error) Object.assign(shade, { nearest: place, error });
    }
  };
  palette.forEach((_, place) => offer(place));
  const furthest = () => rare.reduce((a, b) => (b.error > a.error ? b : a), { error: 0 });
  while (palette.length < colours && furthest().error > 0) {
    palette.push(furthest().colour);
    offer(palette.length - 1);
  }
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const { colour, nearest } of rare) places.set(colour, nearest);
  return { palette, places, error: furthest().error };
}

/** The same picture in fewer bytes. */
export function pack(file) {
  const { width, height, channels, pixels } = unpack(file);
  const values = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0, at = 0; i < values.length; i += 1, at += channels) {
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    values[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const note = (error) =>
    chunk('tEXt', Buffer.from(`${keyword}${hashOf(file)} ${error}`, 'latin1'));
  const asItIs = () => {
    const end = file.length - 12;
    return Buffer.concat([file.subarray(0, end), note(0), file.subarray(end)]);
  };
  if (channels !== 3 || counts.size > 8192) return asItIs();
  const { palette, places, error } = choosePalette(counts);
  if (error > errorAtMost) return asItIs();

  const depth = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const stride = Math.ceil((width * depth) / 8);
  const raw = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      raw[y * (stride + 1) + 1 + (bit >> 3)] |=
        places.get(values[y * width + x]) << (8 - depth - (bit & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 3, 0, 0, 0], 8);
  const entries = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, place) => entries.writeUIntBE(colour, place * 3, 3));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    note(error),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
