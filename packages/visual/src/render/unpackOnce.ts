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
  try {
    // Fails if another run was faster; its browser may already be running.
    renameSync(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    if (!isComplete()) {
      const broken = `${temporary}.broken`;
      renameSync(folder, broken);
      renameSync(temporary, folder);
      rmSync(broken, { recursive: true });
    }
  }
  rmSync(temporary, { recursive: true, force: true });
  return file;
}
