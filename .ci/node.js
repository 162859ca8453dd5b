// npm runs this after `npm ci`. Node runs TypeScript without a build step from version 24 on; this file is JavaScript
// so that an older Node can print the message.
if (parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Patunay needs Node 24 or newer, and this is ${process.versions.node}. On Linux and on Windows (x64), npm ci installs one; elsewhere, or if it was told to omit optional packages, get one from https://nodejs.org.`,
  );
  process.exit(1);
}
