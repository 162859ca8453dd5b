// npm runs this after `npm ci`: says which Node is needed, as TypeScript runs without a build step from Node 24 on. It
// stays JavaScript so that an older Node can say so.
if (parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Patunay needs Node 24 or newer, and this is ${process.versions.node}. On Linux and on Windows (x64), npm ci installs one; elsewhere, or if it was told to omit optional packages, get one from https://nodejs.org.`,
  );
  process.exit(1);
}
