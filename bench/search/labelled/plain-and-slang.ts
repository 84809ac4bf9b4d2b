/** Searches in the ordinary words of the trade. */
export const PLAIN = `
police car -> kind=police & body!=Motorcycle
police -> kind=police
police motorcycle -> kind=police & body=Motorcycle
taxi -> kind=taxi
taxi cab -> kind=taxi
ambulance -> kind=ambulance
fire truck -> body=Fire Truck | model=Fire Truck
fire department -> kind=fire
fire chief car -> model=Fire Chief
school bus -> kind=school bus
city bus -> kind=transit bus
transit bus -> kind=transit bus
bus -> body=Bus
tow truck -> kind=tow truck
hearse -> kind=hearse
limousine -> kind=limousine
motorcycle -> body=Motorcycle
pickup truck -> body=Pickup
pickup -> body=Pickup
farm truck -> kind=farm & body=Pickup
station wagon -> body=Wagon | model=Station Wagon
wagon -> body=Wagon | model=Station Wagon
convertible -> body=Convertible
convertible car -> body=Convertible
sedan -> body=Sedan
coupe -> body=Coupe
hatchback -> body=Hatchback
suv -> body=SUV
van -> body=Van
delivery van -> kind=delivery & body=Van,Step Van
delivery truck -> kind=delivery & body=Truck,Box Truck,Step Van
box truck -> body=Box Truck
step van -> body=Step Van
mail truck -> model=LLV
military vehicle -> kind=military
military truck -> kind=military & body=Truck,Pickup
army truck -> kind=military & body=Truck,Pickup
army jeep -> kind=military & make=Jeep
muscle car -> kind=muscle
hot rod -> kind=hot rod
race car -> kind=racing & body!=Motorcycle
luxury car -> kind=luxury & body!=Motorcycle
luxury sedan -> kind=luxury & body=Sedan
exotic car -> kind=exotic & body!=Motorcycle
stunt car -> kind=stunt & body!=Motorcycle
period car -> kind=period & body!=Motorcycle
hero car -> kind=hero & body!=Motorcycle
background car -> kind=background & body!=Motorcycle
farm vehicle -> kind=farm
construction truck -> kind=construction
camper van -> kind=recreational
dump truck -> kind=construction & body=Truck
chevrolet bel air -> model=Bel Air
ford mustang -> model=Mustang
chevrolet corvette -> model=Corvette
ford crown victoria -> model=Crown Victoria
ford model t -> model=Model T
volkswagen beetle -> model=Beetle
lincoln town car -> model=Town Car
checker cab -> make=Checker & kind=taxi
checker marathon -> model=Marathon
london taxi -> make=London Taxis International
buick grand national -> model=Grand National
dodge charger -> model=Charger
harley davidson -> make=Harley-Davidson
cadillac limousine -> make=Cadillac & kind=limousine
cadillac hearse -> make=Cadillac & kind=hearse
ford pickup -> make=Ford & body=Pickup
ford truck -> make=Ford & body=Pickup,Truck
mercedes sedan -> make=Mercedes-Benz & body=Sedan
toyota pickup truck -> make=Toyota & body=Pickup
`

/** Searches in the slang of crews and owners. */
export const SLANG = `
cop car -> kind=police & body!=Motorcycle
cop -> kind=police
cops -> kind=police
squad car -> kind=police & body!=Motorcycle
cruiser -> kind=police & body!=Motorcycle
police cruiser -> kind=police & body!=Motorcycle
patrol car -> kind=police & body!=Motorcycle
prowl car -> kind=police & body!=Motorcycle
black and white -> kind=police & body!=Motorcycle
sheriff car -> kind=police & body!=Motorcycle
state trooper car -> kind=police & body!=Motorcycle
highway patrol car -> kind=police & body!=Motorcycle
cop bike -> kind=police & body=Motorcycle
police interceptor -> model=Police Interceptor
crown vic -> model=Crown Victoria
crown vic cop car -> model=Crown Victoria & kind=police
crown vic taxi -> model=Crown Victoria & kind=taxi
yellow cab -> kind=taxi & color=yellow
cab -> kind=taxi
taxicab -> kind=taxi
nyc taxi -> kind=taxi
black cab -> make=London Taxis International
prius cab -> model=Prius & kind=taxi
chevy -> make=Chevrolet
chevy truck -> make=Chevrolet & body=Pickup,Truck
chevy belair -> model=Bel Air
chevy pickup -> make=Chevrolet & body=Pickup
chevy nomad -> model=Nomad
caddy -> make=Cadillac
caddy convertible -> make=Cadillac & body=Convertible
merc -> make=Mercury,Mercedes-Benz
benz -> make=Mercedes-Benz
olds -> make=Oldsmobile
lambo -> make=Lamborghini
vdub -> make=Volkswagen
vw bug -> model=Beetle
bug -> model=Beetle
vw bus -> model=Type 2
vw van -> model=Type 2
hippie van -> model=Type 2
microbus -> model=Type 2
tbird -> model=Thunderbird
t-bird -> model=Thunderbird
stang -> model=Mustang
vette -> model=Corvette
woodie -> tag=woodie
woody -> tag=woodie
woody wagon -> tag=woodie & body=Wagon
fire engine -> body=Fire Truck | model=Fire Truck
firetruck -> body=Fire Truck | model=Fire Truck
pumper -> body=Fire Truck
ambo -> kind=ambulance
funeral car -> kind=hearse
limo -> kind=limousine
stretch limo -> kind=limousine
muscle -> kind=muscle
pony car -> model=Mustang,Camaro,Barracuda,Challenger,Trans Am
hotrod -> kind=hot rod
street rod -> kind=hot rod
rod -> kind=hot rod
deuce coupe -> make=Ford & year=1932 & body=Coupe
ragtop -> body=Convertible
drop top -> body=Convertible
droptop -> body=Convertible
motorbike -> body=Motorcycle
bike -> body=Motorcycle
chopper -> body=Motorcycle
hog -> make=Harley-Davidson
winnebago -> kind=recreational
rv -> kind=recreational
camper -> kind=recreational
humvee -> model=HMMWV
hummer -> model=HMMWV
deuce and a half -> model=M35
big rig -> make=Kenworth & body=Truck
semi -> make=Kenworth & body=Truck
18 wheeler -> make=Kenworth & body=Truck
bread truck -> body=Step Van
ups truck -> body=Step Van
cube truck -> body=Box Truck
panel truck -> model=Panel Delivery
wrecker -> kind=tow truck
minivan -> model=Caravan,Odyssey,Astro
estate car -> body=Wagon | model=Station Wagon
supercar -> kind=exotic
`
