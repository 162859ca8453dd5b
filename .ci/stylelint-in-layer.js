import stylelint from 'stylelint';

const ruleName = 'patunay/in-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (layers) => `Expected to be in one of the layers ${layers}`,
});

/** Every rule of a CSS module must be in a layer: unlayered rules override all layers. */
function rule(layers) {
  return (root, result) => {
    root.each((node) => {
      if (node.type === 'comment') return;
      if (node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params)) return;
      const message = messages.outside(layers.join(', '));
      stylelint.utils.report({ ruleName, result, node, message });
    });
  };
}
rule.ruleName = ruleName;
rule.messages = messages;
rule.primaryOptionArray = true;

export default stylelint.createPlugin(ruleName, rule);
