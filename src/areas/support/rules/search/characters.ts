// What the search knows about scripts. Everything here is general Chinese and English; the bank's
// own vocabulary is in the rows of faq_synonym.

const inPinyinOrder = new Intl.Collator("zh-u-co-pinyin");
const known = new Map<string, number>();

/** Equivalent characters, mapped to the one that is indexed. */
export const variants: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "\u2019": "'",
    賬: "帳",
    台: "臺",
    証: "證",
    份: "分",
    裏: "裡",
    着: "著",
    妳: "你",
    祕: "秘",
    週: "周",
  }),
);

/** Function characters, which say little about the subject. */
export const smallCharacters: ReadonlySet<string> = new Set(
  "的了嗎呢吧啊喔我你您他她它們是有沒不要想可以能會怎麼樣什為何多少幾哪裡這那個一就還都也才又再已在到去來" +
    "把被給讓跟和與或用從對太很最做弄後前時候出人說好看得著過只先些如若其及並者於之所",
);

/** The same for English, as stems. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    "a an the is are am be been do does did i my me you your we our it its this that to of for in " +
    "on at with from and or can cant could will would how what which who when where why ther hav " +
    "has had not no if so as by any one about get got s t m don whil was wer hear noth keep up other " +
    "into out after befor becaus want need pleas still just now her them thei he she us also then than " +
    "too very much mani someth anyth ar hav doe been being mak let lik think know say thing"
  ).split(" "),
);

/**
 * The first common character of each Mandarin syllable, ignoring tones, in pinyin order: the
 * characters between two of them sound alike. Generated from ICU's readings (Han-Latin).
 */
export const syllableStarts: readonly string[] = [
  ...`
    阿哎安骯凹八白扳邦包卑奔崩逼砭杓鱉彬冰波鈽擦猜參倉操冊岑曾叉拆嬋昌抄車琛稱吃充抽出揣川窗吹春戳疵匆湊粗篡崔村搓搭呆丹當刀
    得登氐滇刁爹丁丟冬都嘟耑堆惇多婀恩儿發帆方妃分丰缶夫嘎垓甘肛皋戈給根庚工勾估瓜乖官光圭袞鍋哈咳蚶杭蒿呵黑痕亨哄侯乎花徊歡
    肓灰昏豁乩加奸江交皆巾京迥究居娟孓君咖揩刊康考苛剋肯阬空口枯夸快寬匡盔坤括垃來婪郎撈叻勒楞哩倆帘良撩咧拎伶溜隆婁盧閭孿掠
    掄囉媽埋瞞忙貓么沒門虻咪眠苗咩民名謬摸牟母拿乃男囊呶訥餒嫩能嗯妮拈娘鳥捏您苧妞農耨奴女暖虐挪喔歐趴拍潘旁拋呸噴抨丕偏剽撇
    姘乒坡剖仆七恰千羌悄且侵青穹丘曲圈缺裙然禳嬈惹人扔日戎柔如阮蕊閏若撒塞三桑搔色森僧沙篩山商捎奢申升尸收抒刷衰拴霜誰吮說司
    忪搜甦痠睢孫唆他胎坍湯掏特疼剔天佻帖汀通偷凸湍推吞托挖歪剜汪危塭翁倭圬夕煆仙相宵些心星凶休吁宣削勛丫胭央夭掖一因英唷佣攸
    迂冤曰暈匝災簪臧遭則賊怎增扎摘沾張招蜇珍征之中州朱抓拽專妝錐肫拙孜宗陬租鑽嘴尊昨
  `.replace(/\s/g, ""),
];

/** The number of the syllable of a Chinese character, ignoring tones. */
export function syllableOf(character: string): number {
  const found = known.get(character);
  if (found !== undefined) return found;
  let low = 0;
  let high = syllableStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (inPinyinOrder.compare(syllableStarts[middle] ?? "", character) <= 0) low = middle + 1;
    else high = middle;
  }
  known.set(character, low);
  return low;
}
