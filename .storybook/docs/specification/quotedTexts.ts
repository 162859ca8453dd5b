import { read } from '../../sources/sourceFiles.ts';
import { virtualModule } from '../../sources/virtualModule.ts';
import { quotedTexts } from './specification.ts';

/** The preview gets only these, so that it stays the same when a footnote names another test. */
export const quotedTextsPlugin = () =>
  virtualModule('quoted-texts', () => {
    const texts = quotedTexts(read('.storybook/docs/guides/specification.md'));
    return `export default ${JSON.stringify(texts)};`;
  });
