import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { decode, encode, hashOf, hashOfFile } from '../compare/pixels.js';
import { screenshotName } from '../choose/plan.js';
import { isDifferent } from '../render/render.js';
import { UserError } from '../userError.js';
import { baselineFolder } from '../settings.js';

/**
 * The baselines by file name:
 *
 * - `pixels`: the hash of the decoded pixels, which a run compares with;
 * - `png`: the hash of the PNG that Chromium returned. A screenshot with the same PNG need not be decoded, which saves
 *   a tenth of the run's time. Chromium may encode differently on another CPU; then every screenshot is decoded;
 * - `file`: the hash of the file, which detects a replaced or damaged file without decoding it;
 * - `caption`: for a frame of a flow, the name of its step.
 *
 * @typedef {Record<string, { pixels: string, png: string, file: string, caption?: string }>} Manifest
 */
export const manifestName = 'pixels.json';
const manifestFile = resolve(baselineFolder, manifestName);

/** @returns {Manifest} */
export function readManifest() {
  if (!existsSync(manifestFile)) return {};
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'));
  } catch {
    throw new UserError(
      `${manifestName} is not JSON (a merge conflict?): restore it with git, then run --update.`,
    );
  }
}

/** One line per baseline, so that git can merge. */
function formatManifest(manifest) {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * The baseline of a screenshot, with a `problem` if it does not match the manifest; undefined without a baseline.
 *
 * @param {Manifest} manifest
 * @returns {{ hash?: string, png?: string, caption?: string, file: string, problem?: string } | undefined}
 */
export function baselineOf(name, manifest) {
  const file = resolve(baselineFolder, name);
  if (!existsSync(file)) return undefined;
  const entry = manifest[name];
  if (!entry) return { file, problem: `its baseline ${name} is not in ${manifestName}` };
  if (hashOfFile(readFileSync(file)) !== entry.file) {
    return {
      file,
      problem: `its baseline ${name} is damaged or was replaced: ${manifestName} has another hash`,
    };
  }
  return { file, hash: entry.pixels, png: entry.png, caption: entry.caption };
}

/**
 * Whether a baseline has the pixels that the manifest records. Decodes the file, which `baselineOf` does not.
 *
 * @param {Manifest} manifest
 */
export async function hasRecordedPixels(name, manifest) {
  const pixels = await decode(readFileSync(resolve(baselineFolder, name)));
  return pixels !== undefined && hashOf(pixels) === manifest[name]?.pixels;
}

export const baselineFiles = () =>
  existsSync(baselineFolder)
    ? readdirSync(baselineFolder, { recursive: true })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.(png|webp)$/.test(file))
        .sort()
    : [];

/** The names of all baselines: files and entries of the manifest. */
export const baselineNames = () => [
  ...new Set([...baselineFiles(), ...Object.keys(readManifest())]),
];

/**
 * Saves changed and new screenshots as baselines and removes orphaned baselines, after listing both. Everything is
 * first written next to the old files, so a full disk leaves those unchanged.
 */
export async function accept(results, lost) {
  const accepted = results.filter(isDifferent);
  for (const result of accepted)
    console.log(`  accepts ${screenshotName(result)}: ${result.message}`);
  for (const file of lost) console.log(`  removes ${file}: no story renders it`);
  const manifest = readManifest();
  const written = [];
  const write = (file, bytes) => {
    mkdirSync(dirname(file), { recursive: true });
    written.push(file);
    writeFileSync(`${file}.new`, bytes);
  };
  try {
    for (const result of accepted) {
      const name = screenshotName(result);
      const bytes = await encode(await decode(readFileSync(result.actual)));
      if (hashOf(await decode(bytes)) !== result.hash)
        throw new UserError(`${name}: WebP encoding changed its pixels.`);
      write(resolve(baselineFolder, name), bytes);
      const { hash: pixels, png, caption } = result;
      manifest[name] = { pixels, png, file: hashOfFile(bytes), ...(caption && { caption }) };
    }
    for (const name of lost) delete manifest[name];
    write(manifestFile, formatManifest(manifest));
  } catch (error) {
    for (const file of written) rmSync(`${file}.new`, { force: true });
    throw error;
  }
  for (const file of written) renameSync(`${file}.new`, file);
  for (const name of lost) rmSync(resolve(baselineFolder, name), { force: true });
  console.log(`${accepted.length} accepted, ${lost.length} removed`);
}
