// Adds the scope predicate to every table of a statement (WHERE for FROM, ON for JOIN), and collects the change keys
// that its answer depends on. Tables that are not in the schema are refused.

import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type RawNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
  type WithNode,
} from 'kysely'
import { SCOPE_COLUMNS, type TableName } from './schema.ts'
import { type Scope, scopeTable } from './scope.ts'

export class ScopeTransformer extends OperationNodeTransformer {
  /** The change keys of everything that was read. */
  readonly keys = new Set<string>()
  readonly #scope: Scope
  readonly #commonTables = new Set<string>()

  constructor(scope: Scope) {
    super()
    this.#scope = scope
  }

  protected override transformWith(node: WithNode): WithNode {
    for (const expression of node.expressions) {
      this.#commonTables.add(expression.name.table.table.identifier.name)
    }
    return super.transformWith(node)
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    // Common table expressions have to be known before the query that uses them is processed.
    const withNode = node.with && this.transformWith(node.with)
    const condition = this.#conditionOf(node.from?.froms ?? [])
    const { with: _with, ...rest } = node
    const query = super.transformSelectQuery(rest)
    return {
      ...query,
      ...(withNode && { with: withNode }),
      ...withCondition(query.where, condition),
    }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    if (node.with) this.transformWith(node.with)
    const tables = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]
    const condition = this.#conditionOf(tables)
    const query = super.transformUpdateQuery(node)
    return { ...query, ...withCondition(query.where, condition) }
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    if (node.with) this.transformWith(node.with)
    const condition = this.#conditionOf([...node.from.froms, ...(node.using?.tables ?? [])])
    const query = super.transformDeleteQuery(node)
    return { ...query, ...withCondition(query.where, condition) }
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const condition = this.#conditionOf([node.table])
    const join = super.transformJoin(node)
    if (!condition) return join
    return { ...join, on: OnNode.create(both(join.on?.on, condition)) }
  }

  protected override transformRaw(node: RawNode): RawNode {
    if (node.sqlFragments.some((fragment) => /\b(from|join)\b/i.test(fragment))) {
      throw new Error('A raw fragment may not name a table: declare a statement instead')
    }
    return super.transformRaw(node)
  }

  #conditionOf(tables: readonly OperationNode[]): OperationNode | undefined {
    let condition: OperationNode | undefined
    for (const node of tables) {
      const own = this.#conditionOfTable(node)
      if (own) condition = both(condition, own)
    }
    return condition
  }

  #conditionOfTable(node: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(node) ? node.node : node
    if (!TableNode.is(table)) return undefined
    const name = this.#tableName(table)
    if (!name) return undefined
    const { conditions, key } = scopeTable(this.#scope, name)
    this.keys.add(key)
    const reference = AliasNode.is(node) ? aliasTable(node) : table
    return conditions
      .map(({ column, value }) => equals(reference, column, value))
      .reduce<OperationNode | undefined>((all, one) => both(all, one), undefined)
  }

  #tableName(node: TableNode): TableName | undefined {
    const { schema, identifier } = node.table
    if (!schema && this.#commonTables.has(identifier.name)) return undefined
    const name = schema ? `${schema.name}.${identifier.name}` : identifier.name
    if (!isTableName(name)) throw new Error(`The table ${name} has no scope`)
    return name
  }
}

function isTableName(name: string): name is TableName {
  return Object.hasOwn(SCOPE_COLUMNS, name)
}

function aliasTable(node: AliasNode): TableNode {
  if (!IdentifierNode.is(node.alias)) throw new Error('A table needs a plain alias')
  return TableNode.create(node.alias.name)
}

function equals(table: TableNode, column: string, value: string): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create(column), table),
    OperatorNode.create('='),
    ValueNode.create(value),
  )
}

function both(one: OperationNode | undefined, other: OperationNode): OperationNode {
  return one ? AndNode.create(ParensNode.create(one), ParensNode.create(other)) : other
}

function withCondition(
  where: WhereNode | undefined,
  condition: OperationNode | undefined,
): { where?: WhereNode } {
  if (condition) return { where: WhereNode.create(both(where?.where, condition)) }
  return where ? { where } : {}
}
