import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

/**
 * Unpacks files into a folder, unless it has them, and returns the path of one of them. If that is truncated, for example
 * in a CI cache, all are unpacked again.
 *
 * @param name the file to return
 * @param unpack unpacks into a temporary folder, which is then renamed, because another run may do the same and either
 * may be interrupted
 */
export function unpackOnce(folder: string, name: string, unpack: (temporary: string) => void) {
  const file = resolve(folder, name);
  const sizeFile = resolve(folder, 'size');
  const isComplete = () =>
    existsSync(file) &&
    existsSync(sizeFile) &&
    readFileSync(sizeFile, 'utf8') === String(statSync(file).size);
  if (isComplete()) return file;

  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  unpack(temporary);
  writeFileSync(resolve(temporary, 'size'), String(statSync(resolve(temporary, name)).size));
  if (isComplete()) rmSync(temporary, { recursive: true });
  else {
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  }
  return file;
}
