// Lines by place: what of each line lies, and was expected, on a shelf, or in a room that is counted as one.

/** The columns of the table that keeps them. */
export const KEPT_PLACES = `store_id, item_id, room_id, place_id, shelf_id, expected, found, variance,
  expected_value, found_value, value`

/** From `places`: one row per line and place, with the quantity expected there if the baseline says so. */
export const PLACED = `
  placed as (
    select p.store_id, p.item_id, p.room_id, p.place_id, p.shelf_id,
      max(p.expected) as expected, sum(p.standing)::bigint as counted,
      bool_or(p.handed_in) as handed_in
    from places p group by p.store_id, p.item_id, p.room_id, p.place_id, p.shelf_id
    -- The same lines as the filter by place has: a number leads to as many rows as it says.
    having count(p.standing) > 0 or max(p.expected) <> 0
  )`

/** From `placed` and judged lines. $1 is the audit. */
export function placedLines(lines: string): string {
  return `
    select p.store_id, p.item_id, p.room_id, p.place_id, p.shelf_id, p.expected, f.found, f.variance,
      app.worth_of(p.expected, c.unit_cost, k.coin) as expected_value,
      app.worth_of(f.found, c.unit_cost, k.coin) as found_value,
      app.worth_of(f.variance, c.unit_cost, k.coin) as value, c.beyond, c.review
    from ${lines} c
    -- One condition: of two the planner takes the store alone and goes through everything for every line.
    join placed p on array[p.store_id, p.item_id] = array[c.store_id, c.item_id]
    join audit_store k on k.audit_id = $1 and k.store_id = c.store_id
    cross join lateral (
      -- Where somebody has said that there is none, there is none on each of its shelves.
      select case when c.review = 'zero' and p.expected <> 0 then 0 else p.counted end as found
    ) n
    cross join lateral (
      select n.found,
        case when p.handed_in or c.review = 'zero' then n.found - p.expected end as variance
    ) f`
}
