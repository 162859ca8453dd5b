import stylelint from 'stylelint';

const ruleName = 'patunay/in-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (text, layers) => `Expected "${text}" to be in one of the layers ${layers}`,
});

/** Every rule of a CSS module must be in a layer: unlayered rules override all layers. */
function rule(layers) {
  return (root, result) => {
    root.each((node) => {
      if (node.type === 'comment') return;
      if (node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params)) return;
      const text =
        node.type === 'atrule'
          ? `@${node.name} ${node.params}`.trim()
          : (node.selector ?? node.prop);
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: text,
        message: messages.outside(text, layers.join(', ')),
      });
    });
  };
}
rule.ruleName = ruleName;
rule.messages = messages;
rule.primaryOptionArray = true;

export default stylelint.createPlugin(ruleName, rule);
