import ts from 'typescript';
import type { Column } from './statement-columns.ts';

/** The functions that declare statements: their first argument names one, their first type is its row. */
const DECLARING = new Set(['statement', 'composed', 'batchedRow']);

/** The columns of each statement's row as the source types them; none where a row is an entity that is made of its columns. */
export function columnsTyped(): Map<string, Column[]> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(ts.sys.readDirectory('server', ['.ts']), { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found = new Map<string, Column[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DECLARING.has(node.expression.text)) {
      const [name] = node.arguments;
      const [row] = node.typeArguments ?? [];
      if (name && ts.isStringLiteral(name)) found.set(name.text, row ? columnsOf(checker, row) : []);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return found;
}

function columnsOf(checker: ts.TypeChecker, row: ts.TypeNode): Column[] {
  const type = checker.getTypeFromTypeNode(row);
  return checker.getPropertiesOfType(type).map((property) => {
    const value = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, row));
    return { name: property.name, kind: kindOf(value) };
  });
}

function kindOf(type: ts.Type): Column['kind'] {
  const parts = type.isUnion() ? type.types : [type];
  const all = (flags: ts.TypeFlags) => parts.length > 0 && parts.every((part) => part.flags & flags);
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.StringLike)) return 'string';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  return type.symbol?.name === 'Date' ? 'Date' : 'other';
}
