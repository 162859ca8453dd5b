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
 * Unpacks files, unless the folder has them already, and returns the path of one of them. A file that is cut off, for
 * example in a cache of CI, is unpacked again.
 *
 * @param name the file that has to be complete
 * @param unpack unpacks into another folder, which is renamed then: two runs may start together, and either may be
 * interrupted
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
