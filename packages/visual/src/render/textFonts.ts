import type { CDPSession } from 'playwright';
import type { DomNode } from './protocol.ts';
import { systemFamilies } from './browserFonts.ts';

/** The elements below a node that have text of their own. */
function withText(node: DomNode): { id: number; text: string }[] {
  const children = node.children ?? [];
  const isText = ({ nodeType, nodeValue }: DomNode) => nodeType === 3 && nodeValue.trim() !== '';
  const own = ['SCRIPT', 'STYLE'].includes(node.nodeName) ? [] : children.filter(isText);
  const text = own.map(({ nodeValue }) => nodeValue.trim()).join(' ');
  return [...(text ? [{ id: node.nodeId, text }] : []), ...children.flatMap(withText)];
}

/**
 * Runs in the page, on an element. Returns its characters for which no font has a glyph.
 */
function withoutGlyph(this: Element) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const pixels = (character: string) => {
    if (!canvas) return '';
    canvas.clearRect(0, 0, 100, 100);
    canvas.font = getComputedStyle(this).font;
    canvas.fillText(character, 20, 60);
    return canvas.getImageData(0, 0, 100, 100).data.join();
  };
  // An unassigned code point.
  const missing = pixels('\u0378');
  const characters = [...this.childNodes].map((node) => (node instanceof Text ? node.data : ''));
  const letters = [...new Set(characters.join(''))].filter((character) => character > '~');
  return letters.filter((character) => pixels(character) === missing);
}

/**
 * One sentence for each text on the page whose pixels depend on the machine: it is drawn with a system font that is not
 * among `families`, or has a character for which there is no font. Web fonts are always allowed.
 */
export async function fontProblems(
  devTools: CDPSession,
  families = systemFamilies,
): Promise<string[]> {
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: -1 });
  const problems = await Promise.all(
    withText(root).map(async ({ id: nodeId, text }) => {
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
      const system = fonts.filter(({ isCustomFont }) => !isCustomFont);
      const other = system.find(({ familyName }) => !families.includes(familyName));
      if (other) return `“${text}” is drawn with ${other.familyName}, which is not pinned`;
      if (!/[^\n -~]/.test(text)) return;
      const { object } = await devTools.send('DOM.resolveNode', { nodeId });
      const { result } = await devTools.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: withoutGlyph.toString(),
        returnByValue: true,
      });
      if (result.value.length > 0)
        return `“${text}” has ${result.value.join(' ')}, which no pinned font can draw`;
    }),
  );
  await devTools.send('CSS.disable');
  await devTools.send('DOM.disable');
  return problems.filter((problem) => problem !== undefined);
}
