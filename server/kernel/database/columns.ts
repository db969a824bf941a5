import { getMetadataArgsStorage } from 'typeorm';
import { columnName } from './naming.ts';

type EntityClass<Entity> = new () => Entity;

const known = new Map<EntityClass<unknown>, readonly string[]>();

/** The properties that are columns of an entity, those of an embedded class as `flag.rankGuideSeen`; secret ones (`select: false`) are left out. */
function propertiesOf(entity: EntityClass<unknown>): readonly string[] {
  const found = known.get(entity);
  if (found) return found;
  const { columns, embeddeds } = getMetadataArgsStorage();
  const own = columns.filter(({ target, options }) => target === entity && options.select !== false);
  const parts = embeddeds.filter(({ target }) => target === entity);
  const properties = [
    ...own.map(({ propertyName }) => propertyName),
    ...parts.flatMap(({ propertyName, type }) =>
      propertiesOf(type() as EntityClass<unknown>).map((property) => `${propertyName}.${property}`),
    ),
  ];
  known.set(entity, properties);
  return properties;
}

/**
 * The columns of an entity for the `SELECT` of a statement, each under the path of its property: `u.mascot_id AS "mascotId"`.
 * `of` are the properties that are wanted, all but secret ones where it is absent.
 */
export const columnsOf = <Entity extends object>(entity: EntityClass<Entity>, alias: string): string =>
  propertiesOf(entity)
    .map((property) => `${alias}.${columnName(property.slice(property.lastIndexOf('.') + 1))} AS "${property}"`)
    .join(', ');

/** The entity of a row that was selected by {@link columnsOf}. */
export function entityOf<Entity extends object>(entity: EntityClass<Entity>, row: object): Entity {
  const made = new entity() as Record<string, unknown>;
  for (const property of propertiesOf(entity)) {
    const dot = property.indexOf('.');
    const value = (row as Record<string, unknown>)[property];
    if (dot < 0) made[property] = value;
    else {
      const part = property.slice(0, dot);
      made[part] ??= {};
      (made[part] as Record<string, unknown>)[property.slice(dot + 1)] = value;
    }
  }
  return made as Entity;
}
