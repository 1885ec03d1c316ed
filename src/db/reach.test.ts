import { expect, test } from "vitest";
import { reachOf } from "./reach.ts";

test.each([
  ["postgres://bank:pw@127.0.0.1:5432/bank", "here"],
  ["postgres://bank:pw@localhost/bank", "here"],
  ["postgres://bank:pw@[::1]/bank", "here"],
  ["postgres:///bank?host=/var/run/postgresql", "here"],
  ["postgres://bank@%2Fvar%2Frun%2Fpostgresql/bank", "here"],
  ["postgres://bank:pw@db.example/bank", "open"],
  ["postgres://bank:pw@127.0.0.1.db.example/bank", "open"],
  ["postgres://bank:pw@localhost/bank?host=db.example", "open"],
  ["postgres://bank:pw@db.example/bank?sslmode=disable", "open"],
  ["postgres://bank:pw@db.example/bank?sslmode=no-verify", "open"],
  ["postgres://bank:pw@db.example/bank?uselibpqcompat=true&sslmode=require", "open"],
  ["postgres://bank:pw@db.example/bank?sslmode=verify-full", "verified"],
  ["postgres://bank:pw@db.example/bank?uselibpqcompat=true&sslmode=verify-full", "verified"],
  ["postgres://bank:pw@db.example/bank?sslmode=disable&sslmode=verify-full", "verified"],
  ["postgres://bank:pw@db.example/bank?sslmode=verify-full&sslmode=require", "ambiguous"],
  ["postgres://bank:pw@db.example/bank?sslmode=require", "ambiguous"],
  ["postgres://bank:pw@db.example/bank?sslmode=prefer", "ambiguous"],
  ["postgres://bank:pw@db.example/bank?sslmode=verify-ca", "ambiguous"],
  ["postgres://bank:pw@db.example/bank?ssl=true", "ambiguous"],
  ["postgres://db.example/bank?sslmode=verify-full&sslrootcert=/nowhere/ca.pem", "unreadable"],
])("the driver reaches %s %s", (url, reach) => {
  expect(reachOf(url)).toBe(reach);
});
