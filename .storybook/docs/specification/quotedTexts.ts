import { read } from '../../sources/sourceFiles.ts';
import { virtualModule } from '../../sources/virtualModule.ts';
import { quotedTexts } from './specification.ts';

/** The preview gets only these, so that renaming a test in a footnote does not change it. */
export const quotedTextsPlugin = () =>
  virtualModule('quoted-texts', () => {
    const texts = quotedTexts(read('.storybook/docs/guides/specification.md'));
    return `export default ${JSON.stringify(texts)};`;
  });
