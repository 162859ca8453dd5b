// Checks the licences of shipped packages, and the source and checksum of all locked packages.

/** Licences that only require attribution. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/**
 * @typedef {Record<string, {
 *   version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean,
 *   dependencies?: Record<string, string>, hasInstallScript?: boolean }>} LockedPackages by path
 */

/**
 * The packages that ship: the workspaces' dependencies, direct and transitive.
 *
 * @param {LockedPackages} packages
 */
export function shippedPackages(packages) {
  const seen = new Map();

  function find(name, from) {
    for (const parts = from.split('/'); ; parts.pop()) {
      const path = [...parts, 'node_modules', name].join('/');
      if (packages[path]) return path;
      if (parts.length === 0)
        throw new Error(`${name}, needed by ${from}, is not in the lockfile.`);
    }
  }

  function visit(path) {
    for (const name of Object.keys(packages[path].dependencies ?? {})) {
      const found = find(name, path);
      if (seen.has(found)) continue;
      const { link, version, license, resolved } = packages[found];
      seen.set(found, link ? undefined : { name, version, license });
      visit(link ? resolved : found);
    }
  }

  for (const path of Object.keys(packages)) if (path.startsWith('packages/')) visit(path);
  return [...seen.values()].filter(Boolean).sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Shipped packages whose licence requires more than attribution, or is missing.
 *
 * @param {LockedPackages} packages
 */
export const withoutPermissiveLicense = (packages) =>
  shippedPackages(packages)
    .filter(({ license }) => !permissive.has(license))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence'}`);

/**
 * Suspicious lockfile entries: packages without a checksum, or not from the registry. (`.npmrc` omits registry
 * URLs from the lockfile.) lockfile-lint (4.x) does not report a missing checksum.
 *
 * @param {LockedPackages} packages
 */
export function lockfileProblems(packages) {
  return Object.entries(packages).flatMap(([path, { link, integrity, resolved }]) => {
    if (!path.includes('node_modules/') || link) return [];
    return [
      ...(/^sha512-/.test(integrity ?? '') ? [] : [`${path} has no sha512 integrity`]),
      ...(resolved ? [`${path} comes from ${resolved}`] : []),
    ];
  });
}
