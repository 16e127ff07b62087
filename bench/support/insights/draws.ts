// Draws from the distributions that shops are made of.

import { Chance } from '../chance.ts'

export class Draws extends Chance {
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return radius * Math.cos(2 * Math.PI * this.next())
  }

  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal())
  }

  /** From 1 on, each further step as likely as the last. */
  geometric(mean: number): number {
    return 1 + Math.floor(Math.log(1 - this.next()) / Math.log(1 - 1 / Math.max(1.0001, mean)))
  }

  between(least: number, most: number): number {
    return least + this.upTo(most - least)
  }

  sign(): 1 | -1 {
    return this.happens(0.5) ? 1 : -1
  }

  /** A key of a table of weights. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key | undefined {
    const keys = Object.keys(weights).filter((key): key is Key => key in weights)
    let left = this.next() * keys.reduce((sum, key) => sum + weights[key], 0)
    return keys.find((key) => {
      left -= weights[key]
      return left < 0
    })
  }
}
