// Passwords that attackers try first, as the page tells them while they are entered; the server has a
// longer list besides. Those that break another rule (abc123, 12345678) are not listed: they are
// refused earlier.

/** Words that make a common password even with a few digits or signs at either end. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwords passwort passwd passw pass word admin administrator root user users guest
  login logon signin welcome letmein access secret secure security change changeme default system
  server master owner manager test tests tester testing temp temporary demo example sample qwerty
  qwertyui qwertyuiop qwert qazwsx qazwsxedc wasd asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb
  zxcvbn zxcvbnm poiuy poiuytrewq lkjhgf mnbvcxz dvorak keyboard computer laptop internet
  iloveyou ilove loveyou lovely love lover loveme iloveme iloveu sweetheart darling honey baby
  babygirl babyboy angel angels sunshine princess prince queen king kingdom flower flowers
  rainbow butterfly summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  football baseball basketball soccer hockey tennis golf swimming yankees lakers liverpool
  chelsea arsenal barcelona manchester juventus ronaldo messi jordan kobe dragon monkey tiger
  lion panda kitty hellokitty doggy puppy kitten cookie cheese chocolate coffee banana orange
  apple cherry pepper ginger peanut pumpkin superman batman spiderman ironman starwars starwar
  pokemon pikachu doraemon naruto onepiece mario zelda minecraft roblox fortnite warcraft
  nintendo playstation shadow phoenix hunter killer ninja michael michelle jennifer jessica
  jonathan daniel andrew anthony thomas robert william charlie george matthew joshua nicholas
  jason justin kevin brandon amanda ashley melissa nicole samantha stephanie hannah sophia emily
  emma olivia alice david james john peter martin steven richard freedom whatever forever nothing
  something hello hellohello goodbye goodluck lucky happy happiness friend friends family mother
  father sister brother school student teacher office business company money bank banking credit
  account finance dollar dollars million cash rich google facebook twitter instagram youtube
  yahoo hotmail gmail iphone android samsung windows microsoft nokia sony toyota honda yamaha
  ferrari porsche mercedes taiwan taipei kaohsiung taichung tainan hsinchu taoyuan formosa asia
  china japan korea america london paris tokyo dawnbank dawn woaini woaiwo wodemima mima baobao
  baobei qinai laopo laogong mama baba gege meimei didi jiejie xiaoming xiaohua xiaomei facai
  gongxi gongxifacai pingan xingfu kuaile nihao taiwanno zhongguo beijing chen chang wang huang`.split(
    /\s+/,
  ),
);

/** Whole passwords that attackers try first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx
  1qazxsw2 1qaz@wsx 1qaz!qaz !qaz2wsx 1qaz1qaz 2wsx2wsx zaq12wsx zaq1xsw2 zaq1zaq1 zaq1@wsx
  xsw21qaz xsw2zaq1 4rfv5tgb 1a2b3c4d 1a2s3d4f a1b2c3d4 a1s2d3f4 a1b2c3d4e5 1z2x3c4v z1x2c3v4
  q2w3e4r5 w2e3r4t5 qwe12asd qw12er34 qwer1qaz asdf1qaz q1q1q1q1 a1a1a1a1 1a1a1a1a qq11qq11
  aa11aa11 aabb1122 a11b22c33 aa1122bb 1qw23er4 12qwaszx qwas12zx 1q1q1q1q q12we34r 12qw34er
  12wq43er 21qwsaxz qaz1wsx2 qazwsx12qazwsx 1love1you i1love2you iloveu4ever love4ever
  4everlove 2cute4you u2canlove gr8tness l0vel0ve trustno1 blink182 jordan23jordan ncc1701d
  ncc1701e thx1138thx r2d2c3po c3por2d2 matrix01matrix area51area area5151 bond007bond
  007bond007 james007bond agent007agent se7ense7en 4runner4 8675309a a8675309 69camaro
  1jordan23 mustang69 66mustang vw1600vw wp2003wp 3rjs1la7qe 18atcskd2w 1g2w3e4r zxcv1asdf
  hello1world go2school me2you2me ab12cd34 ab12ab12 ac12ac12 ji32k7au4a83 ji394su3
  ji394su394su3 ji3g4go6 ji3ru04ru04 su3cl3su3cl3 su3cl3ji3 au4a83au4a83 au4a83ji3 5j4up6xu6
  dj94dj94 gj94gj94 vu04g4xu6 2k7cl3u04 rup4wj/6 ji3vu3ji3 5k4g4ji394su3 a5201314 5201314a
  aa5201314 5201314aa q5201314 z5201314 5201314q woaini5201314 love5201314 i5201314u
  520love1314 520love520 1314love520 love1314520 520woaini1314 woaini1314520 520ai1314
  a1314520 1314520a aa1314520 1314520aa q1314520 a7758521 7758521a a7758258 5211314a a5211314
  a52013140 520520aa aa520520 a520a1314 520a1314a tw101taipei taipei101tw taipei101taipei
  taiwan101tw a168a168 168a168a 88a88a88 a16881688 16881688a aa168168 168168aa a5168516
  p0o9i8u7 0p9o8i7u p0o9i8u7y6 0o9i8u7y 9o8i7u6y z1a2q3w4 q4w3e2r1 4r3e2w1q 5t4r3e2w1q`.split(
    /\s+/,
  ),
);

// The signs that people substitute for letters.
const DISGUISES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Whether attackers try it first, or it is a common word with up to four characters at an end. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  const headless = folded.replace(/^[^a-z]{1,4}/, "");
  const cores = [folded, headless].map((text) => undisguised(text.replace(/[^a-z]{1,4}$/, "")));
  return commonPasswords.has(folded) || cores.some((core) => commonWords.has(core));
}

/** A text with its letters again where people put signs for them: p@ssw0rd is password. */
export function undisguised(text: string): string {
  return text.replace(/[@4310!$57]/g, (sign) => DISGUISES[sign] as string);
}
