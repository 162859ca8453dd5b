// dependency-cruiser loads only .js files; this one can import TypeScript.
export { default } from './.ci/importRules.ts';
