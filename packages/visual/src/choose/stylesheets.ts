import { parse, type ChildNode } from 'postcss';

/** At-rules whose rules are as local as they would be outside. `value` is of CSS modules, which rename `keyframes`, too. */
const local = /^(media|supports|layer|container|scope|starting-style|keyframes|value)$/;

/** Whether a rule of a CSS module may apply to elements of other components: it has a selector without a class. */
function reachesOthers(node: ChildNode): boolean {
  switch (node.type) {
    case 'rule':
      return /:global\b/.test(String(node)) || node.selectors.some((one) => !one.includes('.'));
    case 'atrule':
      if (!local.test(node.name)) return true;
      return !/^(keyframes|value)$/.test(node.name) && (node.nodes ?? []).some(reachesOthers);
    default:
      return false;
  }
}

/** Whether a stylesheet can change stories that do not import it: any but a CSS module with nothing global in it. */
export function isGlobalStylesheet(file: string, read: (file: string) => string): boolean {
  if (!/\.(css|s[ac]ss|less)$/.test(file)) return false;
  if (!/\.module\.\w+$/.test(file)) return true;
  try {
    return parse(read(file)).nodes.some(reachesOthers);
  } catch {
    // It was removed, or has a syntax of its own.
    return true;
  }
}
