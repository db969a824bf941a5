// What each mutation makes stale, from the directive `@changes` of the schema.
exports.plugin = (schema) => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const lines = mutations.flatMap(({ name, astNode }) => {
    const directive = astNode?.directives?.find((one) => one.name.value === 'changes');
    const fields = directive?.arguments?.[0]?.value.values.map(({ value }) => value) ?? [];
    return fields.length > 0 ? [`  ${name}: [${fields.map((field) => `'${field}'`).join(', ')}],`] : [];
  });
  return `/** Root fields of queries that answer otherwise after a mutation, by its name, as the schema says. */\nexport const changes: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n};\n`;
};
